export { feedSourcePage as default } from '../features/feed/source-page.ts'
