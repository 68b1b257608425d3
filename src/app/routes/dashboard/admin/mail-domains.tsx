export { domainsPage as default } from '#src/app/features/back-office/mailing-desk/domains-page.tsx'
