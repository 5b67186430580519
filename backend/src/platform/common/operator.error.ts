/** Something that the operator can put right: printed without a stack. */
export class OperatorError extends Error {}
