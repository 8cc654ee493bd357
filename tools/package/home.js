// In place of www/embed/home.js in the package, which has no full page; an embedder may name one by the attribute `home`.

export const HOME = null;
