export { invitationsPage as default } from '#src/app/features/invitation/invitations-page.tsx'
