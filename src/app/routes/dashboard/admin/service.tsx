export { servicePage as default } from '#src/app/features/back-office/service-desk/service-page.tsx'
