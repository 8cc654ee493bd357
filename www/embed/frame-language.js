// Before any word is read: a frame speaks the language that its query names. A plain script, since modules come after it.

{
  const wanted = new URLSearchParams(location.search).get("lang");
  if (wanted !== null && wanted !== "") document.documentElement.lang = wanted;
}
