// The pages besides the gallery and the table. Each is loaded when it is first opened.

import { lateModule } from "../platform/late-module.js";

/** @import { PageName } from "../state/routes.js" */
/** @typedef {typeof import("./page.js").Page} PageClass */

/** @type {Record<PageName, () => Promise<PageClass>>} */
export const PAGES = {
  records: async () => (await lateModule(() => import("./records/records-page.js"))).RecordsPage,
  author: async () => (await lateModule(() => import("./author/author-page.js"))).AuthorPage,
  study: async () => (await lateModule(() => import("./study/study-page.js"))).StudyPage,
  about: async () => (await lateModule(() => import("./about/about-page.js"))).AboutPage,
  learn: async () => (await lateModule(() => import("./lesson/lesson-page.js"))).LessonPage,
  problems: async () =>
    (await lateModule(() => import("./problems/problems-page.js"))).ProblemsPage,
  mistakes: async () =>
    (await lateModule(() => import("./mistakes/mistakes-page.js"))).MistakesPage,
  edit: async () => (await lateModule(() => import("./editor/editor-page.js"))).EditorPage,
};
