export { nationalityLawsPage as default } from '#src/app/features/work/nationality-law/laws-page.tsx'
