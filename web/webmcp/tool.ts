export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: object
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean }
  execute: (input: Record<string, unknown>) => Promise<ToolAnswer>
}

export interface ToolAnswer {
  content: { type: 'text'; text: string }[]
  isError?: boolean
}
