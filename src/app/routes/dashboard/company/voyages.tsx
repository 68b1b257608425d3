export { askedVoyagesPage as default } from '#src/app/features/people/verification/asked-page.tsx'
