export { contestsPage as default } from '#src/app/features/sent/contests-page.tsx'
