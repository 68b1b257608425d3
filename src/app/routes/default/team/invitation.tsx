export { invitationPage as default } from '#src/app/features/people/organisation/invitation-page.tsx'
