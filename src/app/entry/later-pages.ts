/** Loaded after the first page: addresses of page modules, and which one follows. */
export { loadPage } from '../routes/registry.ts'
export { preloadNext } from './preload-next.ts'
