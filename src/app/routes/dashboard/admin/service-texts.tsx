export { textsPage as default } from '#src/app/features/exchange/service/texts/texts-page.tsx'
