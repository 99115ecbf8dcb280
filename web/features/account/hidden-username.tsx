/** A hidden field from which password managers learn whose password a form holds. */
export const UsernameForPasswordManagers = ({ username }: { username: string }) => (
  <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
)
