export { seamanBalancePage as default } from '#src/app/features/exchange/billing/seaman-balance-page.tsx'
