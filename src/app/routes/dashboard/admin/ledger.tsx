export { ledgerPage as default } from '#src/app/features/back-office/proposal/ledger-page.tsx'
