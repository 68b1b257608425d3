export { mailingsPage as default } from '#src/app/features/back-office/mailing-desk/mailings-page.tsx'
