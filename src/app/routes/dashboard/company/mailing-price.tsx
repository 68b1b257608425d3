export { mailingPricePage as default } from '#src/app/features/exchange/mailing/mailing-price-page.tsx'
