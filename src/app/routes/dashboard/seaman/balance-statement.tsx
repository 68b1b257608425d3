export { seamanStatementPage as default } from '#src/app/features/exchange/billing-document/statement-page.tsx'
