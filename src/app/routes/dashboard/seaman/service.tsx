export { servicePage as default } from '#src/app/features/exchange/service/service-page.tsx'
