import type { FormEvent, ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './page.module.css'

interface AuthFormProps {
  form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; pending: boolean; alert: string | null }
  labels: [idle: string, pending: string]
  notice?: ReactNode
  children?: ReactNode
}

export function AuthForm({ form: { onSubmit, pending, alert }, labels: [idle, waiting], notice, children }: AuthFormProps) {
  return (
    <form className={styles.fields} onSubmit={onSubmit} noValidate>
      {alert ? <Alert tone="danger">{alert}</Alert> : notice}
      {children}
      <Button type="submit" variant="primary" wide pending={pending}>
        {pending ? waiting : idle}
      </Button>
    </form>
  )
}
