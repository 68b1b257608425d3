export { priceListPage as default } from '#src/app/features/exchange/cms/cms-page.tsx'
