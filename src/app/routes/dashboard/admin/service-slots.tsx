export { slotsPage as default } from '#src/app/features/exchange/service/slots/slots-page.tsx'
