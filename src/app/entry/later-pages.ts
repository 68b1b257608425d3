/** What a tab needs from its second page on: where the modules of pages are, and which comes next. It comes behind the first one. */
export { loadPage } from '../routes/registry.ts'
export { preloadNext } from './preload-next.ts'
