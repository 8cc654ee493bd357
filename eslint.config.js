// Rules for faults that types can't show. Types are tsc's, format is Prettier's. Each rule has its reason.

export default [
  {
    ignores: [
      "dist*/",
      "target/",
      "node_modules/",
      "www/generated/",
      "tests/fixtures/first-edition/",
    ],
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // `==` converts. `== null` also finds undefined, which is its use.
      eqeqeq: ["error", "always", { null: "ignore" }],
      // A name that is never assigned again is easier to follow.
      "prefer-const": "error",
      "no-var": "error",
      // Comparisons, conditions and loops with only one possible result.
      "no-constant-binary-expression": "error",
      "no-self-compare": "error",
      "no-unreachable-loop": "error",
      // A callback that forgets its result gives `undefined`, which filter and some take for false.
      "array-callback-return": "error",
      // Its errors would be lost.
      "no-async-promise-executor": "error",
      // Throws where the chain has ended.
      "no-unsafe-optional-chaining": "error",
      // "${name}" between quotation marks is shown as it is.
      "no-template-curly-in-string": "error",
      // A forgotten `break`, a forgotten body.
      "no-fallthrough": "error",
      "no-empty": "error",
    },
  },
  {
    // It runs in browsers that know nothing newer.
    files: ["www/platform/not-started.js"],
    rules: { "no-var": "off" },
  },
  {
    files: ["www/**/*.js"],
    rules: {
      // Content security policies forbid it, those of other websites around embedded boards, too.
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      // Traces of debugging. Errors and warnings for those who embed a board are meant.
      "no-console": ["error", { allow: ["error", "warn"] }],
      // The page has dialogs of its own, which an embedded board may open, too.
      "no-alert": "error",
      // A screen.
      "max-lines-per-function": ["error", { max: 60, skipComments: true, skipBlankLines: true }],
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "lit's templates escape texts of others." },
      ],
    },
  },
];
