import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

type Single<Data, Variables> = {
  run: (variables: Variables) => Promise<Data>;
  /** At once, even if the screen was left meanwhile. */
  onSuccess?: (data: Data, variables: Variables) => void;
};

/** A mutation that is under way once at most (F6): a second click may come before the first one is drawn. */
export function useSingleMutation<Data, Variables>({ run, onSuccess }: Single<Data, Variables>) {
  const isUnderWay = useRef(false);
  const { mutate, ...mutation } = useMutation({
    mutationFn: run,
    onSuccess,
    onSettled() {
      isUnderWay.current = false;
    },
  });
  return {
    ...mutation,
    isUnderWay: () => isUnderWay.current,
    mutate: (variables: Variables): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(variables);
    },
  };
}
