export { feedSourcePage as default } from '#src/app/features/exchange/feed/source-page.ts'
