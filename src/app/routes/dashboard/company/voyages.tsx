export { askedVoyagesPage as default } from '#src/app/features/check/asked-page.tsx'
