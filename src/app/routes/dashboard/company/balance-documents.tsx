export { companyDocumentsPage as default } from '#src/app/features/exchange/billing-document/documents-page.tsx'
