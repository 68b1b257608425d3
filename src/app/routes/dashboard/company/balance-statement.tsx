export { companyStatementPage as default } from '#src/app/features/exchange/billing-document/statement-page.tsx'
