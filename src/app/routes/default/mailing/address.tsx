export { addressPage as default } from '#src/app/features/exchange/mailing/control/address-page.tsx'
