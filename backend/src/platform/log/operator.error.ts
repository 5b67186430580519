/** It is printed without a stack, as the operator can put the cause right. */
export class OperatorError extends Error {}
