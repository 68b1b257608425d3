export { invitationsPage as default } from '#src/app/features/work/invitation/invitations-page.tsx'
