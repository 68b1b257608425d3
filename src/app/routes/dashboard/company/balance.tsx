export { companyBalancePage as default } from '#src/app/features/exchange/billing/company-balance-page.tsx'
