export { companyDocumentPage as default } from '#src/app/features/exchange/billing-document/document-page.tsx'
