export { lettersPage as default } from '#src/app/features/back-office/mailing-desk/letters-page.tsx'
