// The pages besides the gallery and the table. Each is loaded when it is first opened.

/** @import { PageName } from "../state/routes.js" */
/** @typedef {typeof import("./page.js").Page} PageClass */

/** @type {Record<PageName, () => Promise<PageClass>>} */
export const PAGES = {
  records: async () => (await import("./records/records-page.js")).RecordsPage,
  author: async () => (await import("./author/author-page.js")).AuthorPage,
  study: async () => (await import("./study/study-page.js")).StudyPage,
  about: async () => (await import("./about/about-page.js")).AboutPage,
  learn: async () => (await import("./lesson/lesson-page.js")).LessonPage,
  problems: async () => (await import("./problems/problems-page.js")).ProblemsPage,
  mistakes: async () => (await import("./mistakes/mistakes-page.js")).MistakesPage,
  edit: async () => (await import("./editor/editor-page.js")).EditorPage,
};
