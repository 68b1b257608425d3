export { teamPage as default } from '#src/app/features/people/organisation/team-page.tsx'
