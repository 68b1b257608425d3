export { feedSourcePage as default } from '#src/app/features/feed/source-page.ts'
