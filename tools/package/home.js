// Replaces www/embed/home.js in the package, which has no full page. Embedders can set one with the attribute `home`.

export const HOME = null;
