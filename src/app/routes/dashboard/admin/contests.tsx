export { contestsPage as default } from '#src/app/features/work/application/contests-page.tsx'
