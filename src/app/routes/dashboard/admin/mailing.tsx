export { mailingPage as default } from '#src/app/features/back-office/mailing-desk/mailing-page.tsx'
