export { nationalityLawsPage as default } from '#src/app/features/nationality/laws-page.tsx'
